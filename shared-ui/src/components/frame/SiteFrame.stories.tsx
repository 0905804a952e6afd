import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { BrandMark } from './BrandMark.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** Pages have their own margins. */
const Page = ({ children }: { children: ReactNode }) => (
  <div style={{ padding: 'var(--space-6) var(--gutter)' }}>{children}</div>
);

const meta = {
  component: SiteFrame,
  args: {
    logo: <BrandMark brand="group" name="Property Services" size="small" />,
    action: <ButtonLink to="tel:+15195550142">Call us</ButtonLink>,
    items: [
      { name: 'Home', url: '/' },
      { name: 'Services', url: '/services-all' },
    ],
    footer: (
      <footer>
        <Page>© 2026 Property Services</Page>
      </footer>
    ),
    children: (
      <Page>
        <h1>A page</h1>
      </Page>
    ),
  },
  argTypes: {
    logo: { control: false },
    action: { control: false },
    drawerFoot: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cleaning: Story = { args: { brand: 'cleaning' } };
export const Contracting: Story = { args: { brand: 'contracting' } };
export const WithoutAction: Story = { args: { action: undefined } };
/** The page begins with the brand; the bar shows the logo once that is out of sight. */
export const LogoComesLater: Story = {
  args: {
    isLogoLate: true,
    children: (
      <Page>
        <h1 style={{ minBlockSize: '120dvh' }}>Property Services</h1>
      </Page>
    ),
  },
};
export const LongText: Story = {
  args: {
    logo: <BrandMark brand="group" name="Stormont, Dundas and Glengarry Services" size="small" />,
    children: (
      <Page>
        <h1>Cleaning after construction and renovation, inside and outside of the house</h1>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>
            We bring what we need, protect what stays, and leave when you have looked at every room.
          </p>
        ))}
      </Page>
    ),
  },
};
