import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import Portrait from '../src/games/factions/emblems/Portrait.svelte';
import Sign from '../src/games/factions/emblems/Sign.svelte';
import Arms from '../src/games/masti/emblems/Arms.svelte';
import Back from '../src/games/masti/emblems/Back.svelte';
import Character from '../src/games/masti/emblems/Character.svelte';
import Mark from '../src/games/masti/emblems/Mark.svelte';
import { speak } from '../src/locales.svelte';
import Field from '../src/ui/Field.svelte';
import LinkField from '../src/ui/LinkField.svelte';

beforeAll(() => speak('en'));

const button = createRawSnippet(() => ({ render: () => '<button type="submit">Save</button>' }));

test('every emblem is a drawing that screen readers pass over', () => {
  const drawn = [
    render(Sign, { letter: 'L' }),
    render(Portrait, { id: 'lafayette', letter: 'F' }),
    render(Arms, { guild: 'knights', faint: true }),
    render(Back, {}),
    render(Character, { character: 'aldo' }),
    render(Mark, { kind: 'bonus' }),
  ];

  for (const { container } of drawn) {
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    const spaces = [...(svg?.querySelectorAll('*') ?? [])].map((part) => part.namespaceURI);
    expect(new Set(spaces)).toEqual(new Set(['http://www.w3.org/2000/svg']));
  }
});

test('an emblem takes its colour from its theme', () => {
  const { container } = render(Sign, { letter: 'L', sign: 'cord' });

  expect(container.querySelector('svg')?.style.color).toBe('var(--cord)');
});

test('a field with a purpose is a form', async () => {
  const onsubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(Field, { label: 'Name', value: 'Ann', onsubmit, children: button });

  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ann');
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onsubmit).toHaveBeenCalledOnce();
});

test('a link is read only, whole, and in no form', () => {
  const { container } = render(LinkField, { label: 'Invitation', link: '/t/abc', title: 'A table' });
  const field = screen.getByLabelText('Invitation') as HTMLInputElement;

  expect(field.readOnly).toBe(true);
  expect(field.value).toBe(new URL('/t/abc', location.origin).href);
  expect(container.querySelector('form')).toBeNull();
});
