import type { PanelName } from '../../panels/tool-buttons';
import { TOOL_ICONS } from './tool-icons';

interface ToolButtonProps {
  name: PanelName;
  label: string;
  isOpen: boolean;
  press?: (name: PanelName) => unknown;
}

/** The button that opens and closes a panel. */
export const ToolButton = ({ name, label, isOpen, press }: ToolButtonProps) => (
  <button part={name} type="button" aria-label={label} aria-expanded={isOpen} onClick={() => press?.(name)}>
    {TOOL_ICONS[name]}
  </button>
);
