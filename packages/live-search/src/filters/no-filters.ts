/** The fields of a search in a box without filters (M-3: `filters_initial` and `filters_changed`). */
export const noFilters = { written: 'filters_initial=1&filters_changed=0', isValid: true };
