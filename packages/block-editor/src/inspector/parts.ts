import * as components from '@wordpress/components';

/** Newer sizes and margins; WordPress 6.8 says a notice where they are missing, and 7.1 has no others. */
export const NEW_MARGIN = { __nextHasNoMarginBottom: true };
export const NEW_SIZE = { __next40pxDefaultSize: true };

/** In 7.1 these still have a prefix. */
export const ToolsPanel = components.ToolsPanel ?? components.__experimentalToolsPanel;
export const ToolsPanelItem = components.ToolsPanelItem ?? components.__experimentalToolsPanelItem;

/** The room below a control of several parts, as WordPress has it below its own. */
export const BELOW = { marginBottom: 16 };
