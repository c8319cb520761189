/** The path at the host of the page: `origin` is the opener's in a window whose address is `about:blank`. */
export const onThisHost = (address: string): string => address.replace(/^https?:..[^/]+/, self.origin);
