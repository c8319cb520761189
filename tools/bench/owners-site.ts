/** Constants of a site that an owner runs. With WP_DEBUG the plugin reads its source files one by one. */
export const OWNERS_SITE = { WP_DEBUG: 'false' };
