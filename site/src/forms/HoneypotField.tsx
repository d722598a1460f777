import styled from 'styled-components';

/** Field that only programs fill in. People can neither see nor focus it. */
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
