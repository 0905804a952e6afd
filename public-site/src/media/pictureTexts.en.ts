/** What the pictures of the catalogue's services show; the home page has no need of it. */
export const texts = {
  carpet: 'A carpet cleaner leaves a bright lane on a living-room carpet.',
  commercial: 'A desk before a row of office windows, a mop and bucket beside it.',
  grout: 'A scrubbing brush on a tiled floor: brown grout on one side, white on the other.',
  'post-construction': 'A shop vacuum clears dust from a new room with a stepladder in it.',
  'power-wash': 'A pressure washer turns a grey driveway bright before a garage.',
  residential: 'A living room with a sofa and a clean rug, the vacuum cleaner standing by.',
  'student-houses': 'A student’s room in good order: bed, desk with a laptop, backpack.',
  bathroom: 'A white tub full of foam before terracotta tiles, with a basin and a round mirror.',
  demo: 'A sledgehammer before a brick wall that is broken open.',
  drywall: 'Bare studs beside a finished board whose joint is being taped with a knife.',
  floor: 'A hardwood floor half laid, with a mallet and a loose plank.',
  paint: 'A roller leaves a band of warm orange on a pale wall, a paint can beside it.',
  tile: 'Tiles set in fresh adhesive, a notched trowel before them.',
};
