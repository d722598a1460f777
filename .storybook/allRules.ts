/** Rules that axe leaves out unless somebody asks for them. */
const unasked = [
  // Experimental ones.
  'css-orientation-lock',
  'focus-order-semantics',
  'hidden-content',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
  // WCAG 2.2, and WCAG 2 at level AAA. The 7:1 contrast rule is left out, because the colours are chosen for 4.5:1.
  'target-size',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
];

export const allRules = {
  options: { rules: Object.fromEntries(unasked.map((rule) => [rule, { enabled: true }])) },
};
