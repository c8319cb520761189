/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import { ColorPalette } from '@wordpress/block-editor';
import { BaseControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { type ControlProps, words } from './field-words';

/** The colors of the theme, and any other. */
export function ColorField({ field, value, onChange }: ControlProps) {
  const { label } = words(field);
  return (
    <BaseControl __nextHasNoMarginBottom>
      <fieldset>
        <BaseControl.VisualLabel as="legend">{label}</BaseControl.VisualLabel>
        <ColorPalette
          aria-label={label}
          value={value === field.default ? undefined : value}
          onChange={(color?: string) => onChange(color || undefined)}
        />
      </fieldset>
    </BaseControl>
  );
}
