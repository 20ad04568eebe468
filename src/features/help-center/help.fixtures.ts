import type { HelpArticle, HelpCategory, HelpSearchResult } from '../../contract/entities.ts';

const topic = (id: string, title: string, slug = title.toLowerCase().replaceAll(' ', '-')) => ({
  id,
  title,
  slug,
});

export const makeCategory = (changes: Partial<HelpCategory> = {}): HelpCategory => ({
  id: 'leads',
  name: 'Leads and assignment',
  title: '',
  description: 'Who gets which lead, and why.',
  content: '',
  slug: '',
  subcategories: [
    {
      id: 'rules',
      name: 'Assignment rules',
      topics: [
        topic('1', 'Set up a rotation'),
        topic('2', 'Send a lead to one person'),
        topic('3', 'Skip a turn'),
      ],
    },
    { id: 'sources', name: 'Sources', topics: [topic('4', 'Connect a portal')] },
    { id: 'empty', name: 'Nothing yet', topics: [] },
  ],
  ...changes,
});

export const makeResult = (changes: Partial<HelpSearchResult> = {}): HelpSearchResult => ({
  id: '1',
  slug: 'set-up-a-rotation',
  title: 'Set up a round-robin rotation',
  name: '',
  description: 'Give each new lead to the next agent in line.',
  content: 'A rotation gives each new lead to the next agent in line.',
  category: { id: 'leads', name: 'Leads and assignment' },
  subcategory: { name: 'Rules' },
  ...changes,
});

export const makeArticle = (changes: Partial<HelpArticle> = {}): HelpArticle => ({
  title: 'Set up a rotation',
  description: 'Give each new lead to the next agent in line.',
  content:
    '<p>A rotation gives each lead to the next agent.</p><h2 id="before">Before you start</h2>' +
    '<ol><li>Open Leads.</li></ol><h3 id="hours">Set working hours</h3><h4 id="aside">Aside</h4>',
  headings: [
    { id: 'before', text: 'Before you start', level: 2 },
    { id: 'hours', text: 'Set working hours', level: 3 },
    { id: 'aside', text: 'Aside', level: 4 },
  ],
  author: { name: 'Grace Whitfield', bio: 'Runs operations.', profile_photo: '' },
  updated_at: '2024-11-11T09:00:00.000Z',
  category_id: 'leads',
  category_name: 'Leads and assignment',
  ...changes,
});
