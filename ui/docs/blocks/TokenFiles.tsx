import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { Button } from '../../src/components/Button/Button';
import { buttonStyle } from '../../src/components/Button/Button.styles';
import { tokenFiles } from '../../src/theme/tokenFiles';
import { styled } from 'styled-components';
import { Surface } from './Surface';

const types = { 'tokens.css': 'text/css', 'tokens.json': 'application/json' } as const;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
`;

const Download = styled.a`
  ${buttonStyle}
`;

const TokenFile = ({ name }: { name: keyof typeof tokenFiles }) => {
  const [copied, setCopied] = useState(false);
  const content = tokenFiles[name];
  const copy = () => void navigator.clipboard.writeText(content).then(() => setCopied(true));
  return (
    <>
      <h2>{name}</h2>
      <Surface>
        <Row>
          <Download
            data-kind="quiet"
            download={name}
            href={`data:${types[name]};charset=utf-8,${encodeURIComponent(content)}`}
          >
            Download {name}
          </Download>
          <Button kind="quiet" onClick={copy}>
            Copy {name}
          </Button>
          <span role="status">{copied && 'Copied.'}</span>
        </Row>
      </Surface>
      <details>
        <summary>Read {name}</summary>
        <Source code={content} language={name === 'tokens.css' ? 'css' : 'json'} />
      </details>
    </>
  );
};

/** Shows the token files with buttons to copy and download them. */
export const TokenFiles = () => (
  <>
    <TokenFile name="tokens.css" />
    <TokenFile name="tokens.json" />
  </>
);
