/**
 * Links in stories stay where they are; what a component tells its application is proved by its callbacks. Links
 * of a documentation page lead on, those of the examples in it do not.
 */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a[href]');
  const leadsOn = link?.closest('.sbdocs') && !link.closest('.docs-story, .sb-unstyled');
  if (link && !leadsOn) event.preventDefault();
});
