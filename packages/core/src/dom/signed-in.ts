/** WordPress marks the page of a reader who is signed in; a page from a cache may lack the mark. */
export const isSignedIn = () => document.body.classList.contains('logged-in');
