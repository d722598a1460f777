import { Drawing, NextButton, Page, PageHeading, Prose, SideNote, TableOfContents } from '../../src/index';
import { floor } from '../samples/samples';

export const ReadingPage = () => (
  <Page next={<NextButton href="/writing/tango/mentoring" title="Mentoring" />}>
    <PageHeading kicker="Tango" title="Before you go" lead="There is less to know than people fear." ruled />
    <Prose>
      <p>Forty couples travel anticlockwise in lanes, and nobody overtakes.</p>
      <SideNote title="Twelve minutes">Three or four songs make a set.</SideNote>
      <TableOfContents
        items={[
          { id: 'floor', label: 'The floor' },
          { id: 'order', label: 'In this order' },
        ]}
      />
      <h2 id="floor">The floor</h2>
      <Drawing
        markup={floor}
        alt="A dance floor seen from above with one line going round."
        caption="Fig. 1. Nobody overtakes."
      />
      <h2 id="order">In this order</h2>
      <ol>
        <li>Listen to one song.</li>
        <li>Watch one couple.</li>
      </ol>
    </Prose>
  </Page>
);
