/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import type { FieldGroup } from '@onda/core/element/block-fields';
import { InspectorControls } from '@wordpress/block-editor';
import { ExternalLink, PanelBody } from '@wordpress/components';
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Attributes, EditorBlock, EditorField, EditProps, Value } from '../editor-block';
import { NO_DATA, type SiteData, useSiteData } from '../site-data';
import { Control } from './Control';
import { ToolsPanel, ToolsPanelItem } from './parts';

interface Props extends EditProps {
  block: EditorBlock;
}

/** Basics in an open panel, Look and Behavior where an author adds what is wanted, and the rest under Advanced. */
export function Inspector(props: Props) {
  const site = useSiteData() ?? NO_DATA;
  const basics = visible(props, 'basics');
  const advanced = visible(props, 'advanced');
  const hasPicker = props.block.fields.some(({ control }) => SETTINGS_PICKERS.includes(control ?? ''));
  return (
    <>
      <InspectorControls>
        {(basics.length > 0 || hasPicker) && (
          <PanelBody title={__('Basics', 'onda')}>
            {basics.map((field) => (
              <FieldOf key={field.name} field={field} props={props} site={site} />
            ))}
            {hasPicker && site.settings && (
              <ExternalLink href={site.settings}>{__('Settings of Onda', 'onda')}</ExternalLink>
            )}
          </PanelBody>
        )}
        <Tools group="look" label={__('Look', 'onda')} props={props} site={site} />
        <Tools group="behavior" label={__('Behavior', 'onda')} props={props} site={site} />
      </InspectorControls>
      {advanced.length > 0 && (
        <InspectorControls group="advanced">
          {advanced.map((field) => (
            <FieldOf key={field.name} field={field} props={props} site={site} />
          ))}
        </InspectorControls>
      )}
    </>
  );
}

/** Their rows are made in the settings. */
const SETTINGS_PICKERS = ['station', 'list', 'form', 'search'];

const visible = ({ block: { fields }, attributes }: Props, group: FieldGroup) =>
  fields.filter((field) => field.group === group && isWanted(field, fields, attributes));

function isWanted({ showIf }: EditorField, fields: readonly EditorField[], attributes: Attributes): boolean {
  if (!showIf) return true;
  const [name, value] = showIf;
  return (attributes[name] ?? fields.find((field) => field.name === name)?.default) === value;
}

interface ToolsProps {
  group: FieldGroup;
  label: string;
  props: Props;
  site: SiteData;
}

function Tools({ group, label, props, site }: ToolsProps) {
  const fields = visible(props, group);
  const reset = () => props.setAttributes(Object.fromEntries(fields.map(({ name }) => [name, undefined])));
  if (fields.length === 0) return null;
  return (
    <ToolsPanel label={label} panelId={props.clientId} resetAll={reset}>
      {fields.map((field) => (
        <ToolsPanelItem
          key={field.name}
          label={__(field.label, 'onda')}
          panelId={props.clientId}
          hasValue={() => props.attributes[field.name] !== undefined}
          onDeselect={() => props.setAttributes({ [field.name]: undefined })}
          isShownByDefault={field.shown === true}
        >
          <FieldOf field={field} props={props} site={site} />
        </ToolsPanelItem>
      ))}
    </ToolsPanel>
  );
}

function FieldOf({ field, props, site }: { field: EditorField; props: Props; site: SiteData }) {
  const change = (value: Value) => props.setAttributes({ [field.name]: value });
  return (
    <Control field={field} site={site} value={props.attributes[field.name] as Value} onChange={change} />
  );
}
