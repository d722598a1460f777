import { checks } from './check.mjs';
import { install } from './install.mjs';
import { installBrowserLibraries } from './installBrowserLibraries.mjs';
import { runSteps, script, tool } from './steps.mjs';

install();
installBrowserLibraries();

/** Everything that CI runs. */
await runSteps([
  ...checks,
  script('build', 'scripts/build.mjs'),
  // The server's tests mostly wait for servers to start and stop; beside them run steps that need one core each.
  [
    tool('server', 'vitest', 'run', '--config', 'server/vitest.config.ts', '--coverage'),
    [
      tool(
        'valid HTML',
        'html-validate',
        '--config',
        'site/.htmlvalidate.json',
        'site/dist/client/**/*.html',
      ),
      tool('unit', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'site'),
      script('budgets of bytes', 'tests/bench/budgets.mjs'),
      tool('package', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'package'),
      tool('Storybook', 'storybook', 'build', '--output-dir', 'storybook-static', '--quiet'),
    ],
  ],
  tool('journeys', 'playwright', 'test', '--config', 'tests/journeys/playwright.config.ts'),
  tool('library and stories', 'vitest', 'run', '--config', 'ui/vitest.config.ts'),
  tool('catalogue', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'catalogue'),
  script('visual', 'tests/visual/run.mjs', '--built'),
]);
