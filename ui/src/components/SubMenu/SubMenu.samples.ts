import type { SubMenuGroup, SubMenuItem } from './SubMenu';

export const groups: SubMenuGroup[] = [
  {
    title: 'Tango',
    items: [
      { label: 'For Non-dancers', route: '/writing/tango/non-dancers' },
      { label: 'Mentoring for Young Beginners', route: '/writing/tango/mentoring' },
      { label: 'Exercises Ideas', route: '/writing/tango/exercises' },
      { label: 'Tango Music', route: '/writing/tango/music', placeholder: true },
    ],
  },
  {
    title: 'Dating',
    items: [
      { label: 'Third Generation of Online Dating', route: '/writing/dating/online-dating' },
      { label: 'First Date', route: '/writing/dating/first-date', placeholder: true },
    ],
  },
  { title: 'Personal', items: [{ label: 'Nonsense', route: '/writing/personal/nonsense' }] },
];

export const hundred: SubMenuItem[] = Array.from({ length: 100 }, (_, index) => ({
  label: `Stop ${index + 1}`,
  route: `/${index}`,
}));
