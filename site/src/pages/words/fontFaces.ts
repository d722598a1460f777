export const family = 'Piazzolla Variable';

/** True if a Unicode range such as `U+0-FF, U+131` contains a character of the text. */
const hasOneOf = (range: string, text: string): boolean => {
  const spans = range.split(',').map((span) => span.trim().slice(2).split('-'));
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([from = '', to = from]) => parseInt(from, 16) <= code && code <= parseInt(to, 16));
  });
};

/** Returns `@font-face` rules for a text, with the font files as data URLs: an SVG picture cannot load other files. */
export const fontFaces = async (text: string, fontStyle: 'normal' | 'italic'): Promise<string> => {
  const rules = [...document.styleSheets]
    // Style sheets of browser extensions may be on another host, where scripts cannot read them.
    .filter(({ href }) => !href || href.startsWith(location.origin))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').includes(family))
    .filter(({ style }) => style.getPropertyValue('font-style') === fontStyle)
    .filter(({ style }) => hasOneOf(style.getPropertyValue('unicode-range'), text));
  const faces = rules.map(async ({ cssText }) => {
    const address = /url\("?([^")]+)"?\)/.exec(cssText)?.[1] ?? '';
    const blob = await (await fetch(address)).blob();
    const data = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsDataURL(blob);
    });
    return cssText.replace(address, String(data));
  });
  return (await Promise.all(faces)).join('');
};
