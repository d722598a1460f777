import styled from 'styled-components';

/** A field that only programs fill; people neither see nor reach it. */
export const HoneypotField = () => (
  <Hidden aria-hidden="true">
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </Hidden>
);

const Hidden = styled.div`
  position: absolute;
  left: -200vw;
`;
