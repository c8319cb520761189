/**
 * One editor for all of Onda's blocks, on WordPress's own React: fields from the contract, and a still preview of the
 * printed shell with sample data. No network, no polling, no sound.
 */
{
  const { blocks, blockEditor, components, element, i18n } = window.wp;
  const { elements, stations, settings, sample } = window.ondaBlocks;
  const { createElement: h, Fragment, useEffect, useRef } = element;
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor;
  const { ExternalLink, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components;
  const { __ } = i18n;

  const PLACEHOLDER = /\{\{(?:(t|url|flag)\s+)?([A-Za-z][\w.-]*)(?:\s+([\w-]+))?\}\}/g;
  const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };
  /** These two silence the notices of the editors that are moving to new margins and sizes; a toggle has no size. */
  const MARGIN = { __nextHasNoMarginBottom: true };
  const SIZE = { __next40pxDefaultSize: true };

  for (const name of Object.keys(elements)) {
    blocks.registerBlockType(name, {
      edit: (props) => h(Edit, { ...props, name }),
      save: () => (elements[name].holdsContent ? h(InnerBlocks.Content) : null),
    });
  }

  const Edit = ({ name, attributes, setAttributes }) => {
    const fields = Object.entries(elements[name].attributes).map(([key, spec]) =>
      h(Field, {
        key,
        name: key,
        spec: key === 'station' ? stationSpec(spec) : spec,
        value: attributes[key],
        onChange: (value) => setAttributes({ [key]: value }),
      }),
    );
    return h(
      Fragment,
      null,
      h(InspectorControls, null, h(PanelBody, { title: __('Settings', 'onda') }, h(SettingsLink), ...fields)),
      h('div', useBlockProps(), h(insideOf(elements[name]), { name, attributes })),
    );
  };

  const insideOf = ({ holdsContent, shell }) => {
    if (holdsContent) return InnerBlocks;
    return shell ? Preview : Named;
  };

  /** What the page alone knows how to fill has its name here. */
  const Named = ({ name }) => h(Placeholder, { label: blocks.getBlockType(name).title });

  const SettingsLink = () => {
    return settings && h('p', null, h(ExternalLink, { href: settings }, __('Stations', 'onda')));
  };

  const stationSpec = (spec) => {
    const values = stations.map(({ id }) => id);
    const labels = Object.fromEntries(stations.map(({ id, name }) => [id, name]));
    return { ...spec, type: 'enum', values, labels, default: '' };
  };

  /** Labelled with the attribute's own name, as shortcodes and the docs have it. */
  const Field = ({ name, ...props }) => {
    const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, toUpperCase);
    const common = { ...MARGIN, label, help: props.spec.description };
    return h(CONTROLS[props.spec.type] ?? TextField, { ...props, common });
  };

  const toUpperCase = (letter) => letter.toUpperCase();

  const BooleanField = ({ spec, value, onChange, common }) => {
    const toggle = (checked) => onChange(checked === spec.default ? undefined : checked);
    return h(ToggleControl, { ...common, checked: value ?? spec.default, onChange: toggle });
  };

  /** Here and below: an empty field is the default, and a default is not stored. */
  const EnumField = ({ spec, value, onChange, common }) => {
    const options = spec.values.map((option) => ({ value: option, label: spec.labels?.[option] ?? option }));
    options.unshift({ value: '', label: __('Default', 'onda') });
    const choose = (option) => onChange(option || undefined);
    return h(SelectControl, { ...SIZE, ...common, options, value: value ?? '', onChange: choose });
  };

  const NumberField = ({ spec: { min, max, step }, value, onChange, common }) => {
    const change = (text) => onChange(text === '' ? undefined : Number(text));
    return h(TextControl, {
      ...SIZE,
      ...common,
      type: 'number',
      min,
      max,
      step,
      value: value ?? '',
      onChange: change,
    });
  };

  const TextField = ({ value, onChange, common }) => {
    const change = (text) => onChange(text || undefined);
    return h(TextControl, { ...SIZE, ...common, value: value ?? '', onChange: change });
  };

  const CONTROLS = { boolean: BooleanField, enum: EnumField, number: NumberField };

  /** The canvas is a frame in which the elements are not defined: only what PHP would print is drawn. */
  const Preview = ({ name, attributes }) => {
    const node = useRef(null);
    const html = previewHtml(elements[name], attributes);
    useEffect(() => {
      const host = node.current;
      const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      host.setAttribute('inert', '');
      root.innerHTML = html;
      showSample(root);
    }, [html]);
    return h('div', { ref: node });
  };

  const FILL = {
    t: (text) => escapeHtml(text ?? ''),
    text: (value) => escapeHtml(value ?? ''),
    url: (value) => (/^https?:\/\//i.test(value) ? escapeHtml(value) : ''),
    flag: (value, word) => (value === true ? escapeHtml(word ?? '') : ''),
  };

  const previewHtml = ({ attributes: specs, shell, style, texts }, attributes) => {
    const values = { ...valuesOf(specs, attributes), noImageAvailable: '' };
    const link = style ? `<link rel="stylesheet" href="${escapeHtml(style)}">` : '';
    const fill = (_, kind, name, word) =>
      FILL[kind ?? 'text'](kind === 't' ? texts[name] : values[name], word);
    return link + shell.replace(PLACEHOLDER, fill);
  };

  const valuesOf = (specs, attributes) => {
    const defaults = Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default]));
    const { station, radioStream, feed } = attributes;
    const first = station || radioStream || feed ? undefined : stations[0];
    const known = (stations.find(({ id }) => id === station) ?? first)?.attributes;
    const written = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
    return { ...defaults, radioName: sample.radioName, ...known, ...written };
  };

  const showSample = (root) => {
    for (const part of ['title', 'artist']) {
      const node = root.querySelector(`[part~="${part}"]`);
      if (node) node.textContent = sample[part];
    }
  };

  const escapeHtml = (value) => {
    return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character]);
  };
}
