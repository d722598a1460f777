import { Button, EmotionCard, SubMenu } from '@line-of-dance/ui';
import { color } from '@line-of-dance/ui/theme';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const sheet = new ServerStyleSheet();
const page = renderToString(
  sheet.collectStyles(
    <>
      <SubMenu heading="Work" groups={[{ items: [{ label: 'Experience', route: '/work/experience' }] }]} />
      <EmotionCard name="Saudade" language="Portuguese" meaning="Longing." />
      <Button>{color.paper.light}</Button>
    </>,
  ),
);
console.log(sheet.getStyleTags() + page);
