/** Three airings of an hour each, of which the first is on. `now` is in milliseconds. */
export function samplePlan(now: number) {
  const from = Math.floor(now / 1000);
  const hour = from - (from % 3600);
  const airings = ['Morning news', 'Open afternoon', 'Long wave'].map((title, at) => {
    const start = hour + at * 3600;
    const hours = [start, start + 3600].map((time) => new Date(time * 1000).toISOString().slice(11, 16));
    return [`x${at}`, 0, start, 3600, title, '', '', hours.join('–'), ''];
  });
  return { from, until: hour + 3 * 3600, airings };
}
