/** The actions of a redirect (M-9). */
export const REDIRECT_ACTIONS = [
  'results_page',
  'woo_results_page',
  'elementor_page',
  'custom',
  'first_result',
  'ajax_search',
  'nothing',
] as const;

/** The actions of 'show more' (M-9). */
export const SHOW_MORE_ACTIONS = [
  'ajax',
  'results_page',
  'woo_results_page',
  'elementor_page',
  'custom',
] as const;

/** The layouts of the results panel (M-9). */
export const LAYOUTS = ['vertical', 'horizontal', 'polaroid', 'isotopic'] as const;
