/**
 * Links in stories do not navigate: the play functions check the callbacks of a component instead. Links of a
 * documentation page work, except those inside its examples.
 */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a[href]');
  const leadsOn = link?.closest('.sbdocs') && !link.closest('.docs-story, .sb-unstyled');
  if (link && !leadsOn) event.preventDefault();
});
