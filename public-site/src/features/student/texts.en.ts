/** Texts of the student special. */
export const texts = {
  title: 'Student Special',
  description:
    'Cleaning for student rooms, common areas and full units, at prices that a shared unit can split: 4, 8 or 12 visits.',
  lead: 'Rooms, common areas and full units in student buildings, at prices that a shared unit can split.',
  tasks: 'What we clean',
  taskGroups: [
    {
      name: 'Rooms',
      tasks: [
        'Floor vacuumed and washed to the edges',
        'Desk, shelves and window sill dusted',
        'Mirror and switches wiped',
        'Bin emptied, bag replaced',
      ],
    },
    {
      name: 'Common area',
      tasks: [
        'Kitchen counters, sink and stovetop degreased',
        'Fridge and microwave wiped outside, microwave inside',
        'Bathroom descaled and disinfected',
        'Living room and hallway floors washed',
      ],
    },
    {
      name: 'Full unit',
      tasks: [
        'Every room and the common area in one visit',
        'Inside of closets and cabinets that are empty',
        'Baseboards and doors wiped',
      ],
    },
  ],
  deals: 'Deals',
  dealsLead: 'Book a set of visits through the term, and pay less for each. Tax is added.',
  services: 'Visits',
  price: 'Price',
  discount: 'With discount',
  dealsLoading: 'Loading the deals…',
  dealsFailed: 'The deals could not be loaded. Call us, and we will tell you right away.',
  quote: 'Instant Quote',
  quoteLead:
    'Choose a deal or a single visit, and what we should clean. Your price appears as you choose.',
  buildings: 'Buildings we know well',
  units: (count: number) => `${count} units`,
};
