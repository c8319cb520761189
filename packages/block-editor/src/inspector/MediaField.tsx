/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button, TextControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type ControlProps, sizedWords } from './field-words';
import { BELOW } from './parts';

/** A picture of the library, or the address of one elsewhere. */
export function MediaField({ field, value, onChange }: ControlProps) {
  return (
    <div style={{ ...BELOW, display: 'grid', gap: 8, justifyItems: 'start' }}>
      {value && <img src={String(value)} alt="" width="80" height="80" style={{ objectFit: 'cover' }} />}
      <TextControl
        {...sizedWords(field)}
        type="url"
        value={value ?? ''}
        placeholder="https://"
        onChange={(address: string) => onChange(address || undefined)}
      />
      <MediaUploadCheck>
        <MediaUpload
          allowedTypes={['image']}
          onSelect={({ url }: { url: string }) => onChange(url)}
          render={({ open }: { open: () => void }) => (
            <Button variant="secondary" __next40pxDefaultSize onClick={open}>
              {__('Choose from the library', 'onda')}
            </Button>
          )}
        />
      </MediaUploadCheck>
    </div>
  );
}
