/** Photos as visitors send them, made for tests. */
export { cameraPhoto, heicPhoto } from '../../server/harness/testing/testPhotos.ts';
