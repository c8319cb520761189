import * as React from 'react';
import { createRoot } from 'react-dom/client';

/** A test imports this first: WordPress's script stands in the page before ours. */
Object.assign(window, { wp: { element: { ...React, createRoot } } });
