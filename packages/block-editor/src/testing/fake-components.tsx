import { createElement, type ReactNode } from 'react';

type Given = Record<string, unknown> & { onChange(value: unknown): void };

/** The props of each control of WordPress as it was drawn last. */
export const given: Record<string, Given> = {};

const control = (name: string) => (props: object) => {
  given[name] = props as Given;
  const { children } = props as { children?: ReactNode };
  return createElement('div', { 'data-control': name }, children);
};

export const ColorPalette = control('ColorPalette');
export const FormTokenField = control('FormTokenField');
export const RangeControl = control('RangeControl');
export const SelectControl = control('SelectControl');
export const Spinner = control('Spinner');
export const TextareaControl = control('TextareaControl');
export const TextControl = control('TextControl');
export const ToggleControl = control('ToggleControl');
export const ToolsPanel = control('ToolsPanel');
export const ToolsPanelItem = control('ToolsPanelItem');
export const BaseControl = Object.assign(control('BaseControl'), { VisualLabel: control('VisualLabel') });

export const Placeholder = ({ label, instructions }: { label: string; instructions: string }) => (
  <p>
    {label}: {instructions}
  </p>
);

/** The fake `@wordpress/i18n` returns the words as they stand in the code. */
export const __ = (words: string) => words;
export const sprintf = (words: string, word: string) => words.replace('%s', word);
