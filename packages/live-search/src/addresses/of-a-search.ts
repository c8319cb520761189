/** A page to which a search led shows what was searched (M-2). */
export const SEARCHED = /[?&](s|asp_(highlight|s|ls))=/;

/** The query string of a page to which a search led, or of which it is the address. */
export const OF_A_SEARCH = '[?&](s|p_asid|asp_(highlight|s|ls))=';
