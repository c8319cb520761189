/**
 * On the settings screen: reads a page of this site and says beside each selector how much it finds there. The page is
 * parsed only; nothing of it runs. Written by hand because nothing builds it.
 */
(() => {
  const panel = document.getElementById('onda-theme-preview');
  if (!panel) return;
  const { none, one, many, wrong, own, busy, done, failed } = panel.dataset;
  const choice = panel.querySelector('select');
  const status = panel.querySelector('[role="status"]');
  const fields = [...document.querySelectorAll('input[data-own-scripts]')];
  let page = null;
  let asked = 0;

  const outputOf = (field) => field.closest('.onda-behavior').querySelector('output');

  /** `thim-*`, as the server reads it. */
  const fits = (handle, pattern) =>
    pattern.endsWith('*') ? handle.startsWith(pattern.slice(0, -1)) : handle === pattern;

  /** WordPress prints the handle of a script into its id. */
  const ownScripts = (field) => {
    const patterns = field.dataset.ownScripts.split(' ').filter(Boolean);
    const handles = [...page.querySelectorAll('script[id$="-js"]')].map(({ id }) =>
      id.slice(0, -'-js'.length),
    );
    return handles.filter((handle) => patterns.some((pattern) => fits(handle, pattern)));
  };

  const found = (selector) => {
    try {
      const { length } = page.querySelectorAll(selector);
      return length === 0 ? none : length === 1 ? one : many.replace('{count}', String(length));
    } catch {
      return wrong;
    }
  };

  const show = (field) => {
    const selector = field.value.trim() || field.placeholder;
    if (!page) return;
    const scripts = ownScripts(field);
    const theirs = scripts.length > 0 ? own.replace('{scripts}', scripts.join(', ')) : '';
    outputOf(field).textContent = [selector ? found(selector) : '', theirs].filter(Boolean).join('. ');
  };

  const read = async () => {
    const turn = ++asked;
    status.textContent = busy;
    try {
      const reply = await fetch(choice.value, { credentials: 'same-origin' });
      const html = await reply.text();
      if (turn !== asked) return;
      if (!reply.ok) throw new Error(reply.status);
      page = new DOMParser().parseFromString(html, 'text/html');
      fields.forEach(show);
      status.textContent = done;
    } catch {
      if (turn === asked) status.textContent = failed;
    }
  };

  panel.hidden = false;
  panel.querySelector('button').addEventListener('click', read);
  choice.addEventListener('change', read);
  for (const field of fields) field.addEventListener('input', () => show(field));
})();
