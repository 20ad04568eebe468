import { Button, ButtonLink, ExternalButton, type ButtonVariant } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { InlineLink } from '../../ui/InlineLink.tsx';
import { ScrollTopButton } from '../../features/navigation/ScrollTop.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { Body } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Looks, Specimen, Specimens } from './Specimen.tsx';
import { Stage } from './Stage.ts';

const VARIANTS: readonly { variant: ButtonVariant; dark?: boolean }[] = [
  { variant: 'primary' },
  { variant: 'secondary' },
  { variant: 'ghost' },
  { variant: 'lit', dark: true },
];

const ignore = () => undefined;

/** Everything that is pressed or followed. */
export function KitButtons() {
  return (
    <Specimens title="Buttons and links">
      {VARIANTS.map(({ variant, dark }) => (
        <Specimen key={variant} name={`Button, ${variant}`} dark={dark}>
          <Looks states={['hover', 'focus', 'active']}>
            <Button variant={variant}>Press</Button>
          </Looks>
          <Looks states={['hover']}>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Looks>
          <Looks states={[]}>
            <Button variant={variant} busy disabled>
              Submitting...
            </Button>
          </Looks>
        </Specimen>
      ))}
      <Specimen name="Button, as wide as its place">
        <Button fullWidth>Press</Button>
      </Specimen>
      <Specimen name="ButtonLink, ExternalButton and SignUpButton: links that look like buttons">
        <Looks>
          <ButtonLink to="/">Inside</ButtonLink>
        </Looks>
        <Looks>
          <ExternalButton href="https://app.example.com" target="_blank" variant="secondary">
            Outside
          </ExternalButton>
        </Looks>
        <Looks>
          <SignUpButton>Get started</SignUpButton>
        </Looks>
      </Specimen>
      <Specimen name="TextLink">
        <Looks>
          <TextLink to="/">Text link</TextLink>
        </Looks>
      </Specimen>
      <Specimen name="InlineLink">
        <Looks>
          <Body>
            A link <InlineLink href="https://example.com">out of the site</InlineLink> among words.
          </Body>
        </Looks>
      </Specimen>
      <Specimen name="CopyButton" note="Pressed, it shows a tick for two seconds.">
        <Looks>
          <CopyButton label="Copy" onCopy={ignore} />
        </Looks>
      </Specimen>
      <Specimen name="SocialLinks">
        <Looks>
          <SocialLinks />
        </Looks>
      </Specimen>
      <Specimen
        name="ScrollTopButton"
        note="Stands in the window's corner, higher while a toast is shown. Before 300 px of scroll it is not there."
      >
        <Looks>
          <Stage $height={104}>
            <ScrollTopButton visible onClick={ignore} />
          </Stage>
        </Looks>
      </Specimen>
    </Specimens>
  );
}
