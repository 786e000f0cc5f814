import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Archive',
  intro: 'Take everything with you, or bring in what you have elsewhere.',
  own: {
    heading: 'My archive',
    text: 'One file with all that you have here: pages to read without the site, your photos, and tables that other programs read.',
    loading: 'Your archive is on its way…',
    couldNotGet: 'Could not get your archive:',
    make: 'Make my archive',
    makeAnew: 'Make a new one',
    making: 'Making your archive…',
    goesOn: 'You can leave this page: it goes on.',
    stop: 'Stop',
    failed: 'Your archive could not be made. Nothing of yours is lost.',
    retry: 'Try again',
    madeOn: (day: string) => say('Made on {day}', { day }),
    kept: (day: string) => say('Kept until {day}', { day }),
    download: (size: string) => say('Download {size}', { size }),
    couldNotDownload: 'Could not download it:',
    deletion: {
      button: 'Delete',
      question: 'Delete this archive?',
      consequence: 'The file goes from the site. What is in it stays, and you can make a new one.',
      failure: 'Could not delete it:',
    },
  },
  bring: {
    heading: 'Bring something in',
    text: 'You see what we found before anything comes in, and you can take it all back for 30 days.',
    choose: 'Choose a file, or drop it here',
    limits: 'At most 200 MB',
    sources: 'Where to get the file',
    how: {
      bucketeer: 'Make an archive on the other site, and choose the ZIP here.',
      adventurelog: 'Settings, Backup & Restore, then choose the ZIP.',
      google: 'takeout.google.com: choose “Saved” and “Maps (your places)”, then the ZIP.',
      polarsteps: 'Account settings, Download my data, then the ZIP.',
      swarm: 'Settings, Privacy, Export my data, then the ZIP or JSON.',
      gpx: 'Export waypoints or “My Maps” as GPX, KML or KMZ.',
      ics: 'Export the calendar as an ICS file.',
      csv: 'Save it as CSV. You choose what each column is.',
      markdown: 'Export as “Markdown & CSV”, or pack your notes as a ZIP.',
    },
  },
  photos: {
    heading: 'A folder of photos',
    text: 'Your browser reads when and where each photo was taken, and proposes an entry for each day and place. Until you bring them in, the photos stay on your device; we are asked only for the names of areas of about 5 km.',
    choose: 'Choose a folder',
    hint: 'Photos with a day and a position, as phones take them',
    reading: 'Reading your photos…',
    ofDay: (day: string) => say('Photos of {day}', { day }),
    found: (count: number) =>
      say(
        '{count, plural, =0 {No photo in it says when it was taken.} one {We propose # entry.} other {We propose # entries.}}',
        { count },
      ),
    undated: (count: number) =>
      say(
        '{count, plural, one {# photo does not say its day, and is left out.} other {# photos do not say their day, and are left out.}}',
        { count },
      ),
    position: 'Each entry brings the position of its first photo.',
    list: 'Proposed entries',
    name: 'Name of the entry',
    some: (most: number, count: number) => say('{most} of {count} photos', { most, count }),
    goOn: (count: number) =>
      say('{count, plural, one {Go on with # entry} other {Go on with # entries}}', { count }),
    another: 'Choose another folder',
    file: 'your photos',
    unread: (count: number) =>
      say(
        '{count, plural, one {Your browser could not read # photo, which is left out.} other {Your browser could not read # photos, which are left out.}}',
        { count },
      ),
  },
  earlier: {
    heading: 'Earlier imports',
    loading: 'Your imports are on their way…',
    couldNotGet: 'Could not get your imports:',
    none: 'None in the last 30 days.',
  },
})
