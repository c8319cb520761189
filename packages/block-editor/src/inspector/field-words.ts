import { __ } from '@wordpress/i18n';
import type { EditorField, Value } from '../editor-block';
import type { SiteData } from '../site-data';
import { NEW_MARGIN, NEW_SIZE } from './parts';

export interface ControlProps {
  field: EditorField;
  site: SiteData;
  /** Undefined while its author wrote nothing: the default holds, and a default is not stored. */
  value: Value;
  onChange(value: Value): void;
}

/**
 * Label and help in the language of the person; a unit stands behind the label, and a star behind one that is
 * required.
 */
export const words = ({ label, help, unit, required }: EditorField) => ({
  ...NEW_MARGIN,
  label: __(label, 'onda') + (unit ? ` (${unit})` : '') + (required ? ' *' : ''),
  ...(help ? { help: __(help, 'onda') } : {}),
});

/** The words of a control in a box, which also has a size. */
export const sizedWords = (field: EditorField) => ({ ...words(field), ...NEW_SIZE });
