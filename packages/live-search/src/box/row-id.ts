/** The id of a result or of a group header, by its place among both. */
export const rowId = (listId: string, row: number): string => `${listId}-${row + 1}`;

/** The id of a cell in a row of a grid. */
export const cellId = (row: string, cell: number): string => `${row}-${cell}`;
