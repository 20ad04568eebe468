import { render, screen } from '@testing-library/react';
import { AuthorBox } from './AuthorBox.tsx';

const author = { name: 'Grace Whitfield', bio: 'Runs operations.', profile_photo: '' };

it('names the author and says who that is', () => {
  render(
    <AuthorBox author={author}>
      <a href="https://social.example.com">Photos</a>
    </AuthorBox>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Grace Whitfield');
  expect(screen.getByText('Runs operations.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Photos' })).toBeInTheDocument();
});

it('leaves an unknown bio out', () => {
  const { container } = render(<AuthorBox author={{ ...author, bio: '' }} />);
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(container.querySelector('p')).not.toBeInTheDocument();
});
