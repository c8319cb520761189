export const TabList = ({ label }: { label: string }) => (
  <div role="tablist" part="list" aria-label={label} />
);

/** `panel` is the id of its panel. */
export const Tab = ({ panel, label }: Record<'panel' | 'label', string>) => (
  <button type="button" role="tab" part="tab" id={`${panel}-tab`} aria-controls={panel}>
    {label}
  </button>
);
