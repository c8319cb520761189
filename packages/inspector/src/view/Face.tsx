import { LineIcon } from '@onda/core/react/line-icon';
import type { Say } from '../inspector-host';
import type { Hidden } from '../page/hidden';
import type { Step } from '../page/keyboard-navigation';
import type { PanelActions } from '../panel/panel-model';
import type { Shown } from '../panel/present';
import { HiddenList } from './HiddenList';
import { Roles } from './Roles';

interface FaceProps extends Hidden {
  t: Say;
  shown: Shown;
  /** Name → title. */
  roles: Record<string, string>;
  /** A panel without them is only printed. */
  actions?: PanelActions;
}

/** The panel. PHP prints it with nothing in its lists. */
export const Face = ({ t, shown, actions, rules, ...hidden }: FaceProps) => (
  <section part="panel" aria-labelledby="title">
    <Head t={t} actions={actions} />
    <p part="help">{t('help')}</p>
    <p part="target">{shown.target}</p>
    <Steps t={t} actions={actions} />
    <div className="row">
      <Control part="hide" className="main" label={t('hide')} isOff={shown.isHideOff} press={actions?.hide} />
      <Control part="undo" label={t('undo')} isOff={shown.isUndoOff} press={actions?.undo} />
      <Control part="redo" label={t('redo')} isOff={shown.isRedoOff} press={actions?.redo} />
    </div>
    <p part="status" role="status">
      {shown.status}
    </p>
    <details part="hidden">
      <summary part="list-title">{shown.listTitle}</summary>
      <PeekBox isPeeking={shown.isPeeking} label={t('peek')} peek={actions?.peek} />
      <HiddenList rules={rules} t={t} show={actions?.show} />
    </details>
    <details part="audience" hidden={!shown.hasRoles}>
      <summary part="audience-title">{shown.audienceTitle}</summary>
      <p>{t('audienceHint')}</p>
      <Roles {...hidden} choose={actions?.hideFrom} />
    </details>
    <Control part="save" className="main" label={t('save')} isOff={shown.isSaveOff} press={actions?.save} />
    <p part="said" role="status">
      {shown.said}
    </p>
  </section>
);

interface PartProps {
  t: Say;
  actions: PanelActions | undefined;
}

/** The title, and the buttons that move and leave the panel. */
const Head = ({ t, actions }: PartProps) => (
  <div className="row">
    <h2 id="title">{t('title')}</h2>
    <button part="move" className="quiet" type="button" aria-label={t('move')} onClick={actions?.move}>
      <Icon size={18} path="M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4" />
    </button>
    <button part="leave" className="quiet" type="button" onClick={actions?.leave}>
      {t('leave')}
    </button>
  </div>
);

/** The buttons that walk to an element beside, above or below. */
const Steps = ({ t, actions }: PartProps) => {
  const step = (to: Step) => ({ to, label: t(to), press: () => actions?.step(to) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
    <div className="steps" role="group" aria-label={t('walk')}>
      <StepButton {...step('parent')} path="M12 20V4M5 11l7-7 7 7" />
      <StepButton {...step('child')} path="M12 4v16M5 13l7 7 7-7" />
      <StepButton {...step('previous')} path="M20 12H4M11 5l-7 7 7 7" />
      <StepButton {...step('next')} path="M4 12h16M13 5l7 7-7 7" />
    </div>
  );
};

interface PeekBoxProps {
  isPeeking: boolean;
  label: string;
  peek: ((isPeeking: boolean) => void) | undefined;
}

/** Shows what is hidden while it is ticked. */
const PeekBox = ({ isPeeking, label, peek }: PeekBoxProps) => (
  <label>
    <input
      part="peek"
      type="checkbox"
      checked={isPeeking}
      onChange={({ target }) => peek?.(target.checked)}
    />
    <span>{label}</span>
  </label>
);

interface ControlProps {
  part: string;
  label: string;
  className?: string;
  /** It keeps the focus: a disabled button would lose it. */
  isOff: boolean;
  press: (() => void) | undefined;
}

const Control = ({ part, label, className, isOff, press }: ControlProps) => (
  <button
    part={part}
    className={className}
    type="button"
    aria-disabled={isOff}
    onClick={() => isOff || press?.()}
  >
    {label}
  </button>
);

interface StepProps {
  to: Step;
  path: string;
  label: string;
  press(): void;
}

const StepButton = ({ to, path, label, press }: StepProps) => (
  <button part="step" type="button" value={to} onClick={press}>
    <Icon size={16} path={path} />
    <span>{label}</span>
  </button>
);

const Icon = ({ size, path }: { size: number; path: string }) => (
  <LineIcon size={size} strokeLinejoin="round">
    <path d={path} />
  </LineIcon>
);
