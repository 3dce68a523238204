import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { TextLink } from '../Link';
import { Verdict } from './Verdict';
import { ChangedText, VersionItem, VersionList } from './Versions';

const meta: Meta<typeof VersionItem> = {
  component: VersionItem,
  parameters: { docs: { isNarrow: true } },
};
export default meta;
type Story = StoryObj<typeof VersionItem>;

export const AllKinds: Story = {
  render: () => (
    <VersionList>
      <VersionItem
        number="v3"
        kind="draft"
        title="Draft"
        detail="Begun by Jonna, today 14:41"
        changes={[
          <>
            <b>14:58</b> Jonna, how you checked it
          </>,
        ]}
      />
      <VersionItem
        number="v2"
        kind="handedIn"
        title={<Badge tone="caution">Revise</Badge>}
        detail="Handed in Sun 1 Dec, 22:10"
        actions={<TextLink href="#compare">Compare with v1</TextLink>}
      />
      <VersionItem number="v1" kind="old" title="Replaced before it was read" detail="Sat 30 Nov, 17:20" />
    </VersionList>
  ),
};
export const Changes: Story = {
  render: () => (
    <ChangedText>
      Four said yes to <del>0.30 €</del> <ins>0.38 €</ins>.
    </ChangedText>
  ),
};
export const WithVerdict: Story = {
  render: () => (
    <Verdict
      note="“Your strongest proof is missing: the order from Wednesday. Quote that test and hand in again.”"
      avatar={<Avatar firstName="Henrike" lastName="Vossberg" />}
      name="Henrike Vossberg"
      time="Today, 14:20"
    />
  ),
};
export const VerdictWithoutNote: Story = {
  render: () => (
    <Verdict
      avatar={<Avatar firstName="Henrike" lastName="Vossberg" />}
      name="Henrike Vossberg"
      time="28 Nov"
    />
  ),
};
