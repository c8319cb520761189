/** The next page of the site, while the sound of the window goes on. It is named as its page is. */
export const PageFrame = ({ title }: { title: string }) => (
  <iframe data-onda-page="coming" allowFullScreen title={title} />
);
