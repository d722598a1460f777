import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { text } from '../../src/theme/tokens';
import { Surface } from './Surface';

const samples: Record<keyof typeof text, string> = {
  display: 'Ask me to dance',
  h1: 'Emotion Explorer',
  h2: 'Six things I go back for',
  h3: 'Arbitrariness',
  lead: 'Names are optional, questions are public.',
  body: 'Forty couples travel anticlockwise in lanes, nobody overtakes, and none of them rehearsed.',
  ui: 'Submit question',
  small: '14 pieces on 5 lines',
  rail: 'Social Media',
  item: 'What would you like to know?',
  read: 'You look, they look away, and nobody else in the room noticed.',
  name: 'Line of Dance',
  title: 'Admin login',
  figure: '10',
  numeral: '10',
  caption: 'Fig. 1. Half a breath, held.',
  note: 'Three or four songs make a set.',
};

/** Text sizes for labels and controls, which are shown in the sans font. */
const sansSizes = new Set<string>(['ui', 'small', 'rail', 'note']);
const light = new Set<string>(['display', 'h1']);

const Specimen = styled.p`
  padding: 0.75rem 0 1.25rem;
  border-top: var(--line-hair) solid var(--color-rule);

  & > :not(small) {
    display: block;
    max-width: 33em;
  }

  & small {
    display: block;
    max-width: 29em;
    color: var(--color-ink-3);
    font: 400 var(--text-small) / 1.6 var(--font-sans);
  }
`;

/** Example of a text size, with its current size in pixels. */
const Size = ({ name }: { name: keyof typeof text }) => {
  const line = useRef<HTMLSpanElement>(null);
  const [pixels, setPixels] = useState('');
  useEffect(() => {
    const measure = () => line.current && setPixels(getComputedStyle(line.current).fontSize);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const { leading, duty } = text[name];
  return (
    <Specimen>
      <small>
        {name}: {pixels} now, line height {leading}. {duty}
      </small>
      <span
        ref={line}
        style={{
          font: `${name === 'caption' ? 'italic ' : ''}${light.has(name) ? 335 : 400} var(--text-${name}) / ${leading} var(--font-${sansSizes.has(name) ? 'sans' : 'serif'})`,
        }}
      >
        {samples[name]}
      </span>
    </Specimen>
  );
};

/** All text sizes. They change with the width of the window. */
export const TypeSpecimens = () => (
  <Surface>
    {(Object.keys(samples) as (keyof typeof text)[]).map((name) => (
      <Size key={name} name={name} />
    ))}
  </Surface>
);
