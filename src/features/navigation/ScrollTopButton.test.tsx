import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ScrollTopButton } from './ScrollTop.tsx';

it('is there only while it is of use', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<ScrollTopButton visible={false} onClick={onClick} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<ScrollTopButton visible onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
