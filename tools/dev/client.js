/** Runs in the pages of `pnpm dev`: loads changed style sheets again, and the page for any other change. */
(() => {
  const { src, dataset } = document.currentScript;
  let version = Number(dataset.version);

  new EventSource(new URL('/events', src)).onmessage = ({ data }) => {
    const state = JSON.parse(data);
    show(state.problem);
    if (state.version === version) return;
    if (state.sheets.length === 0 || state.version !== version + 1) return location.reload();
    version = state.version;
    for (const sheet of state.sheets) reloadSheet(document, sheet);
  };

  function reloadSheet(root, sheet) {
    for (const link of root.querySelectorAll(`link[href*="/${sheet}"]`)) {
      const next = link.cloneNode();
      next.href = `${link.href.split('?')[0]}?${version}`;
      // The former one holds the page until the new one is there.
      next.onload = () => link.remove();
      link.after(next);
    }
    for (const element of root.querySelectorAll('*'))
      if (element.shadowRoot) reloadSheet(element.shadowRoot, sheet);
  }

  function show(problem) {
    document.querySelector('#onda-dev')?.remove();
    if (!problem) return;
    console.error(problem);
    const box = document.createElement('pre');
    box.id = 'onda-dev';
    box.textContent = problem;
    box.style =
      'position:fixed;inset:auto 1rem 1rem;z-index:2147483647;max-block-size:60vh;overflow:auto;margin:0;' +
      'padding:1rem;border:2px solid #d33;background:#1b1b1b;color:#eee;font:13px/1.5 monospace;white-space:pre-wrap';
    document.body.append(box);
  }
})();
