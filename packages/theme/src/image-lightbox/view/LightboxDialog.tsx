import { useStoreNow } from '@onda/core/react/hydration';
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { LightboxModel } from '../lightbox-model';
import type { Lightbox } from '../store';
import { forwardIn, Stage } from './Stage';

/** The dialog. Escape closes it by itself; comma and period are the specification's (M-9.47). */
export function LightboxDialog({ model }: { model: LightboxModel }) {
  const { t, items, lightbox, sizes, closed } = model;
  const { index, isZoomed } = useStoreNow(lightbox.store);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useOpening(dialog, closeButton);
  useSizes(dialog, sizes);

  return (
    <dialog
      ref={dialog}
      className="onda-lightbox"
      aria-label={t('dialog')}
      onClose={closed}
      onKeyDown={(event) => go(lightbox, stepsOfKey(event, isZoomed))}
      onClick={closeBeside}
    >
      <div>
        <p role="status">{t('place', { number: index + 1, count: items.length })}</p>
        <ZoomButton model={model} />
        <button
          ref={closeButton}
          type="button"
          data-action="close"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <TurnButton model={model} action="previous" isOff={index === 0} steps={-1} />
      <Stage model={model} />
      <TurnButton model={model} action="next" isOff={index === items.length - 1} steps={1} />
    </dialog>
  );
}

type Ref<Element> = RefObject<Element | null>;

function useOpening(dialog: Ref<HTMLDialogElement>, closeButton: Ref<HTMLElement>): void {
  useLayoutEffect(() => {
    dialog.current?.showModal();
    closeButton.current?.focus();
  }, [dialog, closeButton]);
}

function useSizes(dialog: Ref<HTMLElement>, sizes: LightboxModel['sizes']): void {
  useLayoutEffect(() => {
    for (const [name, pixels] of Object.entries(sizes))
      dialog.current?.style.setProperty(`--onda-${name}`, `${pixels}px`);
  }, [dialog, sizes]);
}

function ZoomButton({ model: { t, lightbox } }: { model: LightboxModel }) {
  const { canZoom, isZoomed } = useStoreNow(lightbox.store);
  return (
    <button
      type="button"
      data-action="zoom"
      aria-label={t('zoom')}
      aria-pressed={isZoomed}
      hidden={!canZoom}
      onClick={lightbox.toggleZoom}
    />
  );
}

interface TurnButtonProps {
  model: LightboxModel;
  action: 'previous' | 'next';
  isOff: boolean;
  steps: number;
}

const TurnButton = ({ model: { t, items, lightbox }, action, isOff, steps }: TurnButtonProps) => (
  <button
    type="button"
    data-action={action}
    aria-label={t(action)}
    aria-disabled={isOff}
    hidden={items.length < 2}
    onClick={() => lightbox.go(steps)}
  />
);

const go = (lightbox: Lightbox, steps: number) => steps !== 0 && lightbox.go(steps);

/** A zoomed picture is scrolled by the arrows; they follow the direction of the writing. */
function stepsOfKey({ key, target, currentTarget }: KeyboardEvent, isZoomed: boolean): number {
  if (target instanceof HTMLVideoElement) return 0;
  if (key === ',') return -1;
  if (key === '.') return 1;
  if (isZoomed) return 0;
  const forward = forwardIn(currentTarget);
  if (key === 'ArrowLeft') return -forward;
  return key === 'ArrowRight' ? forward : 0;
}

/** A click beside what is shown closes; the second click of the two that opened it does not. */
function closeBeside({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>) {
  if (detail > 1 || !(target instanceof Element)) return;
  if (target === currentTarget || target.matches('.stage, figure')) currentTarget.close();
}
