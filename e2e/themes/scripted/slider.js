const begin = () => {
  for (const slider of document.querySelectorAll('.slider')) {
    const slides = [...slider.querySelectorAll('.slides > *')];
    let shown = 0;
    slider.querySelector('.next-slide').addEventListener('click', () => {
      slides[shown].classList.remove('is-shown');
      shown = (shown + 1) % slides.length;
      slides[shown].classList.add('is-shown');
    });
  }
};

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
