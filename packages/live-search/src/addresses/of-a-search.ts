/** The query string of a page to which a search led, or of which it is the address. */
export const OF_A_SEARCH = '[?&](s|p_asid|asp_(highlight|s|ls))=';
