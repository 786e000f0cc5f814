/** Messages for refused pictures. */
export const words = {
  notMultipart: 'Send the picture as multipart/form-data, in the field ‘pictures’.',
  broken: 'The upload arrived incomplete. Please try again.',
  missing: 'There is no picture in the field ‘pictures’.',
  otherField: 'The picture belongs in the field ‘pictures’.',
  several: 'Please send one picture at a time.',
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
  otherKind: 'This file is not a PNG, JPEG or WebP picture.',
  tooManyPixels: 'This picture has more than 40 megapixels. Please choose a smaller one.',
  damaged: 'This picture is damaged and can’t be read. Please choose another one.',
  busy: 'Many pictures are being uploaded right now. Please try again in a moment.',
  tooManyOfYours:
    'Several of your pictures are being uploaded already. Please try again when one of them is done.',
  tooManyOfYourNetwork:
    'Many pictures are being uploaded from your network already. Please try again in a moment.',
  full: 'Your pictures fill all of your storage. Delete something with a picture, such as an old Story, and try again.',
  notFound: 'There is no such picture.',
  notTheirs: 'This picture is gone or not yours. Please upload it here.',
}
