/** PHP that allows an origin and lets every visitor keep favorites. */
export const allowOrigin = (origin: string): string => `
$settings = (array) get_option('onda_settings');
$settings['headless'] = ['origins' => ['${origin}']];
$settings['favorites'] = ['who' => 'everybody', 'consent' => false] + (array) ($settings['favorites'] ?? []);
update_option('onda_settings', $settings);`;
