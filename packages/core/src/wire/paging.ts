/** The fields of a list that is read page by page. */
export const paging = (perPage: number, maximum: number) =>
  ({
    page: {
      type: 'number',
      description: 'Page of the collection.',
      limits: { minimum: 1, maximum: 1000, default: 1 },
    },
    per_page: {
      type: 'number',
      description: 'Items in one page.',
      limits: { minimum: 1, maximum, default: perPage },
    },
  }) as const;
