export const family = 'Piazzolla Variable';

/** The font files that a text needs, inside the picture: a picture may not load anything. */
export const fontFaces = async (text: string, fontStyle: 'normal' | 'italic'): Promise<string> => {
  const needed = await document.fonts.load(`${fontStyle} 1em "${family}"`, text);
  const alphabets = new Set(needed.map(({ unicodeRange }) => unicodeRange));
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').includes(family))
    .filter(({ style }) => style.getPropertyValue('font-style') === fontStyle)
    .filter(({ style }) => alphabets.has(style.getPropertyValue('unicode-range')));
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
