import { Button, ButtonLink, ExternalButton, type ButtonVariant } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { InlineLink } from '../../ui/InlineLink.tsx';
import { SignUpButton } from '../../ui/SignUpButton.tsx';
import { SocialLinks } from '../../ui/SocialLinks.tsx';
import { Body } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ScrollTopButton } from '../../features/navigation/ScrollTop.tsx';
import { States, Specimen, Specimens, Stage } from './Specimen.tsx';

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
          <States states={['hover', 'focus', 'active']}>
            <Button variant={variant}>Press</Button>
          </States>
          <States states={['hover']}>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </States>
          <States states={[]}>
            <Button variant={variant} busy disabled>
              Submitting...
            </Button>
          </States>
        </Specimen>
      ))}
      <Specimen name="Button, as wide as its place">
        <Button fullWidth>Press</Button>
      </Specimen>
      <Specimen name="ButtonLink, ExternalButton and SignUpButton: links that look like buttons">
        <States>
          <ButtonLink to="/">Inside</ButtonLink>
        </States>
        <States>
          <ExternalButton href="https://app.example.com" target="_blank" variant="secondary">
            Outside
          </ExternalButton>
        </States>
        <States>
          <SignUpButton>Get started</SignUpButton>
        </States>
      </Specimen>
      <Specimen name="TextLink">
        <States>
          <TextLink to="/">Text link</TextLink>
        </States>
      </Specimen>
      <Specimen name="InlineLink">
        <States>
          <Body>
            A link <InlineLink href="https://example.com">out of the site</InlineLink> among words.
          </Body>
        </States>
      </Specimen>
      <Specimen name="CopyButton" note="The tick says that it was copied.">
        <States>
          <CopyButton label="Copy" copied={false} onCopy={ignore} />
        </States>
        <CopyButton label="Copied" copied onCopy={ignore} />
      </Specimen>
      <Specimen name="SocialLinks">
        <States>
          <SocialLinks />
        </States>
      </Specimen>
      <Specimen
        name="ScrollTopButton"
        note="Stands in the window's corner, higher while a toast is shown. Before 300 px of scroll it is not there."
      >
        <States>
          <Stage $height={104}>
            <ScrollTopButton visible onClick={ignore} />
          </Stage>
        </States>
      </Specimen>
    </Specimens>
  );
}
