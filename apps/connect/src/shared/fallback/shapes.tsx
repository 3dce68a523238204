// Screens on their way, drawn with bars. Titles, leads and controls stand where those of the screens will.
import { media, Skeleton, Wrap } from '@grow/ui';
import { styled } from 'styled-components';

// The footer waits below the window, so that it is not pushed out of it.
const Page = styled(Wrap)`
  min-height: calc(100svh - var(--header-height));
  display: grid;
  align-content: start;
  gap: 16px;
  padding-top: 46px;
  ${media.lg} {
    padding-top: 72px;
  }
`;

// In the sizes of a title and of the dashboard's one word.
const Title = styled(Skeleton)`
  && {
    width: min(70%, 7.5em);
    height: 0.75em;
    font-size: clamp(2.0625rem, 4vw, 3.5625rem);
  }
  &&[data-size='word'] {
    font-size: clamp(2.5rem, 6vw, 5.1875rem);
  }
`;

/** Bars in a column; as a lead, in two columns, or below a hairline. */
const Bars = styled.div`
  display: grid;
  gap: 16px;
  &[data-bars='lead'] {
    max-width: 36rem;
    padding: 8px 0 24px;
  }
  &[data-bars='pair'] {
    grid-template-columns: 1fr 1fr;
    max-width: 36rem;
  }
  &[data-bars='ruled'] {
    padding-top: 24px;
    border-top: 1px solid var(--color-line);
  }
`;

const Head = ({ size }: { size?: 'word' }) => (
  <>
    <Title data-size={size} />
    <Bars data-bars="lead">
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Bars>
  </>
);

const controls = (
  <Bars data-bars="pair">
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </Bars>
);

/** A head and one card. */
export const PageShape = () => (
  <Page>
    <Head />
    <Skeleton shape="card" />
  </Page>
);

/** The week in one word, what it means, and lines of what comes next. */
export const DashboardShape = () => (
  <Page>
    <Skeleton width="short" />
    <Head size="word" />
    {controls}
    <Bars data-bars="ruled">
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Bars>
  </Page>
);

/** A head, filters, and cards. */
export const ListShape = () => (
  <Page>
    <Head />
    <Bars data-bars="ruled">
      {controls}
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Bars>
  </Page>
);

/** A head, tabs, and fields. */
export const FormShape = () => (
  <Page>
    <Head />
    <Bars data-bars="ruled">
      <Skeleton shape="title" width="short" />
      {controls}
      {controls}
    </Bars>
  </Page>
);

const Entrance = styled.div`
  min-height: calc(100svh - var(--header-height));
  display: grid;
  grid-template-rows: 176px 1fr;
  ${media.lg} {
    grid-template: 1fr / 5fr 6fr;
  }
`;

const Art = styled.div`
  background: var(--ground);
  ${media.lg} {
    order: 2;
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  width: 100%;
  max-width: calc(400px + 2 * var(--gutter));
  margin-inline: auto;
  padding: 42px var(--gutter) 48px;
  ${media.lg} {
    max-width: none;
    margin: 0;
    padding-top: calc(clamp(48px, 14svh, 150px) + 6px);
    padding-left: max(var(--gutter), calc((100vw - var(--content-max)) / 2));
    & > * {
      max-width: 400px;
    }
  }
`;

/** A form beside the season's poster. */
export const EntranceShape = () => (
  <Entrance>
    <Art data-ink="rhubarb" />
    <Column>
      <Head />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Column>
  </Entrance>
);
