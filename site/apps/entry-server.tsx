import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { AppName } from './apps';
import { Jous } from './jous/Jous';
import { SecondDate } from './second-date/SecondDate';
import { TangoDiario } from './tango-diario/TangoDiario';

const components = { jous: Jous, 'second-date': SecondDate, 'tango-diario': TangoDiario };

/** Renders the first screen of an app to HTML and CSS. */
export const renderApp = (name: AppName) => {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(sheet.collectStyles(createElement(components[name])));
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};
