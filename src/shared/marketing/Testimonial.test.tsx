import { render, screen, within } from '@testing-library/react';
import { Testimonial } from './Testimonial.tsx';

it('quotes somebody by name', () => {
  render(
    <Testimonial
      quote={
        <>
          I used to lose leads. <em>Now I call.</em>
        </>
      }
      name="Priya Nair"
      role="Agent"
      photo=""
    />,
  );
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByRole('blockquote')).toHaveTextContent('I used to lose leads. Now I call.');
  expect(figure.getByText('Priya Nair')).toBeInTheDocument();
  expect(figure.getByText('Agent')).toBeInTheDocument();
});
